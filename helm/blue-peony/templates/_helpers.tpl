{{- define "blue-peony.fullname" -}}
{{- $name := contains .Chart.Name .Release.Name | ternary .Release.Name (printf "%s-%s" .Release.Name .Chart.Name) }}
{{- $name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{/* Labels of all objects of the release; [root, component]. */}}
{{- define "blue-peony.labels" -}}
{{- $root := index . 0 -}}
{{ include "blue-peony.selector" . }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: blue-peony
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ $root.Chart.Name }}-{{ $root.Chart.Version }}
{{- end }}

{{/* Selector labels of one component's pods; [root, component]. They must never change. */}}
{{- define "blue-peony.selector" -}}
{{- $root := index . 0 -}}
{{ include "blue-peony.instance" $root }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "blue-peony.instance" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* Whether a service serves metrics; [root, service]. */}}
{{- define "blue-peony.metrics" -}}
{{- if and (has "METRICS_PORT" ((index . 1).config | default list)) (index . 0).Values.config.METRICS_PORT }}true{{ end }}
{{- end }}

{{/* Whether an autoscaler sets the number of replicas, so that the Deployment must not. */}}
{{- define "blue-peony.scaled" -}}
{{- if or .autoscaling.enabled (dig "queueScaling" "enabled" false .) }}true{{ end }}
{{- end }}

{{/* Environment of a service without its secrets; [root, service]. */}}
{{- define "blue-peony.config" -}}
{{- $root := index . 0 }}
{{- $service := index . 1 }}
{{- $settings := dict }}
{{- range $service.config }}
{{- $value := index $root.Values.config . }}
{{- if $value }}
{{- $_ := set $settings . (toString $value) }}
{{- end }}
{{- end }}
{{- range $setting, $call := $service.calls }}
{{- $_ := set $settings $setting (printf "http://%s%s" (include "blue-peony.address" (list $root $call.service)) $call.path) }}
{{- end }}
{{- toYaml $settings }}
{{- end }}

{{/* Address on which a service listens; [root, name]. */}}
{{- define "blue-peony.address" -}}
{{- $root := index . 0 }}
{{- printf "%s-%s:%v" (include "blue-peony.fullname" $root) (index . 1) (index $root.Values.services (index . 1)).port }}
{{- end }}

{{/* Files of the chart that are mounted into a service's container; [root, service]. */}}
{{- define "blue-peony.files" -}}
{{- $root := index . 0 }}
{{- $files := dict }}
{{- range (dig "files" "names" list (index . 1)) }}
{{- $_ := set $files . (tpl ($root.Files.Get (printf "files/%s" .)) $root) }}
{{- end }}
{{- toYaml $files }}
{{- end }}

{{/* Rule of a network policy for a server outside of the chart; its ports and peers. */}}
{{- define "blue-peony.destination" -}}
- ports:
    {{- range .ports }}
    - { port: {{ . }} }
    {{- end }}
  {{- with .to }}
  to: {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}
