{{/* What every pod has in common, so that it runs under the "restricted" standard; the root. */}}
{{- define "blue-peony.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ int64 .Values.pods.runAsUser }}
  runAsGroup: {{ int64 .Values.pods.runAsUser }}
  fsGroup: {{ int64 .Values.pods.runAsUser }}
  seccompProfile: { type: RuntimeDefault }
terminationGracePeriodSeconds: {{ .Values.pods.terminationGracePeriodSeconds }}
{{- with .Values.image.existingPullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.pods.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .Values.pods.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.pods.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* What every container has in common; [root, name of the image]. */}}
{{- define "blue-peony.container" -}}
{{- $root := index . 0 -}}
{{- $image := $root.Values.image -}}
image: {{ $image.repository }}/{{ index . 1 }}:{{ $image.tag | default $root.Chart.AppVersion }}
imagePullPolicy: {{ $image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Environment that points to the mounted secrets; a map of setting to name in `secrets`, without what has no Secret. */}}
{{- define "blue-peony.secretEnv" -}}
{{- $root := index . 0 -}}
{{- range $setting, $name := index . 1 }}
{{- if (index $root.Values.secrets $name).existingSecret }}
- { name: {{ $setting }}_FILE, value: /run/secrets/blue-peony/{{ $setting }} }
{{- end }}
{{- end }}
{{- end }}

{{/* The volume behind it. */}}
{{- define "blue-peony.secretVolume" -}}
{{- $root := index . 0 -}}
name: secrets
projected:
  defaultMode: 0440
  sources:
    {{- range $setting, $name := index . 1 }}
    {{- $secret := index $root.Values.secrets $name }}
    {{- if $secret.existingSecret }}
    - secret:
        name: {{ $secret.existingSecret }}
        items: [{ key: {{ $secret.key }}, path: {{ $setting }} }]
    {{- end }}
    {{- end }}
{{- end }}
