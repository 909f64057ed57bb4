{{/* Settings common to all pods, which meet the "restricted" standard; the root. */}}
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
{{- with .Values.pods.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
tolerations:
  {{- range list "node.kubernetes.io/not-ready" "node.kubernetes.io/unreachable" }}
  - { key: {{ . }}, operator: Exists, effect: NoExecute, tolerationSeconds: {{ $.Values.pods.lostNodeSeconds }} }
  {{- end }}
  {{- with .Values.pods.tolerations }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}

{{/* Settings common to all containers; [root, name of the image]. */}}
{{- define "blue-peony.container" -}}
{{- $root := index . 0 -}}
{{- $image := $root.Values.image -}}
{{- $name := index . 1 -}}
{{- $version := printf ":%s" ($image.tag | default $root.Chart.AppVersion) -}}
{{- with index $image.digests $name -}}
{{- $version = printf "@%s" . -}}
{{- end -}}
image: {{ $image.repository }}/{{ $name }}{{ $version }}
imagePullPolicy: {{ $image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Environment variables that point to the mounted secrets and certificates; a map of setting to name in `secrets`. Leaves out settings without a Secret. */}}
{{- define "blue-peony.secretEnv" -}}
{{- $root := index . 0 -}}
{{- range $setting, $name := index . 1 }}
{{- if (index $root.Values.secrets $name).existingSecret }}
- { name: {{ $setting }}_FILE, value: /run/secrets/blue-peony/{{ $setting }} }
{{- end }}
{{- end }}
{{- if $root.Values.certificates.existingSecret }}
- { name: NODE_EXTRA_CA_CERTS, value: /run/secrets/blue-peony/ca.crt }
{{- end }}
{{- end }}

{{/* The volume with these secrets and the certificates. */}}
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
    {{- with $root.Values.certificates }}
    {{- if .existingSecret }}
    - secret:
        name: {{ .existingSecret }}
        items: [{ key: {{ .key }}, path: ca.crt }]
    {{- end }}
    {{- end }}
{{- end }}

{{/* ServiceAccount of a component's pods, if they have one of their own; [root, component, name in the values]. */}}
{{- define "blue-peony.serviceAccount" -}}
{{- $root := index . 0 -}}
{{- $given := index . 2 -}}
{{- with index $root.Values.storageIdentity.roles (index . 1) -}}
{{- $given = $given | default (printf "%s-%s" (include "blue-peony.fullname" $root) (index $ 1)) -}}
{{- end -}}
{{- with $given -}}
serviceAccountName: {{ . }}
{{- end -}}
{{- end }}

{{/* Environment variables with which the S3 client of a component takes its role; [root, component]. */}}
{{- define "blue-peony.identityEnv" -}}
{{- $root := index . 0 -}}
{{- with index $root.Values.storageIdentity.roles (index . 1) }}
- { name: AWS_ROLE_ARN, value: {{ . | quote }} }
- { name: AWS_WEB_IDENTITY_TOKEN_FILE, value: /run/secrets/identity/token }
{{- with $root.Values.storageIdentity.stsEndpoint }}
- { name: AWS_ENDPOINT_URL_STS, value: {{ . }} }
{{- end }}
{{- end }}
{{- end }}

{{/* The volume with the token for it; [root, component]. */}}
{{- define "blue-peony.identityVolume" -}}
{{- $root := index . 0 -}}
{{- if index $root.Values.storageIdentity.roles (index . 1) }}
- name: identity
  projected:
    defaultMode: 0440
    sources:
      - serviceAccountToken: { path: token, audience: {{ $root.Values.storageIdentity.audience }}, expirationSeconds: 3600 }
{{- end }}
{{- end }}

{{- define "blue-peony.identityMount" -}}
{{- if index (index . 0).Values.storageIdentity.roles (index . 1) }}
- { name: identity, mountPath: /run/secrets/identity, readOnly: true }
{{- end }}
{{- end }}
