{{/* Reports all problems that the schema cannot detect, in one error. */}}
{{- define "blue-peony.validate" -}}
{{- $config := .Values.config }}
{{- $wrong := list }}
{{- if not (regexMatch "^https?://[^/]+$" (trimSuffix "/" $config.PUBLIC_URL)) }}
{{- $wrong = append $wrong "config.PUBLIC_URL: set the origin that browsers use, such as https://www.agency.example" }}
{{- end }}
{{- if not $config.S3_ENDPOINT }}
{{- $wrong = append $wrong "config.S3_ENDPOINT: set the address of the S3 server" }}
{{- end }}
{{- if and (or .Values.ingress.enabled .Values.gatewayApi.enabled) (not $config.TRUSTED_PROXIES) }}
{{- $wrong = append $wrong "config.TRUSTED_PROXIES: set the addresses of the pods of the Ingress controller or of the Gateway, such as 10.0.0.0/8; without them all visitors share one rate limit" }}
{{- end }}
{{- if and (eq $config.CHECKOUT_PROVIDER "sandbox") (regexMatch "(?i)^prod" $config.NODE_ENV) }}
{{- $wrong = append $wrong (printf "config.CHECKOUT_PROVIDER: sandbox moves no money and is refused with NODE_ENV %s" $config.NODE_ENV) }}
{{- end }}
{{- if eq $config.CHECKOUT_PROVIDER "whop" }}
{{- range list "whopApiKey" "whopAccountId" "whopWebhookSecret" }}
{{- if not (index $.Values.secrets .).existingSecret }}
{{- $wrong = append $wrong (printf "secrets.%s.existingSecret: needed with CHECKOUT_PROVIDER whop" .) }}
{{- end }}
{{- end }}
{{- end }}
{{- if and .Values.gatewayApi.enabled (not .Values.gatewayApi.parentRefs) }}
{{- $wrong = append $wrong "gatewayApi.parentRefs: name the Gateway of the routes" }}
{{- end }}
{{- if and .Values.ingress.tls.issuer.name (not .Values.ingress.tls.existingSecret) }}
{{- $wrong = append $wrong "ingress.tls.existingSecret: name the Secret for the certificate of ingress.tls.issuer" }}
{{- end }}
{{- if .Values.backup.enabled }}
{{- if not .Values.backup.existingClaim }}
{{- $wrong = append $wrong "backup.existingClaim: name the PersistentVolumeClaim for the backups" }}
{{- end }}
{{- if not .Values.secrets.databaseOwner.existingSecret }}
{{- $wrong = append $wrong "secrets.databaseOwner.existingSecret: a backup reads the database as its owner" }}
{{- end }}
{{- if not (or .Values.backup.ageRecipient .Values.backup.plain) }}
{{- $wrong = append $wrong "backup.ageRecipient: set the public key of age, or backup.plain for backups that whoever has the volume can read" }}
{{- end }}
{{- if and .Values.backup.ageRecipient .Values.backup.drillSchedule (not .Values.secrets.backupIdentity.existingSecret) }}
{{- $wrong = append $wrong "secrets.backupIdentity.existingSecret: the drill of an encrypted backup needs its key; or set backup.drillSchedule to ''" }}
{{- end }}
{{- end }}
{{- range $name, $role := .Values.storageIdentity.roles }}
{{- if and $role (index $.Values.secrets (printf "%sStorageId" $name)).existingSecret }}
{{- $wrong = append $wrong (printf "storageIdentity.roles.%s: a key would be used instead; set secrets.%sStorageId.existingSecret and secrets.%sStorageKey.existingSecret to ''" $name $name $name) }}
{{- end }}
{{- end }}
{{- range $name, $service := .Values.services }}
{{- if and $service.autoscaling.enabled (dig "queueScaling" "enabled" false $service) }}
{{- $wrong = append $wrong (printf "services.%s: scale it by autoscaling or by queueScaling, not by both" $name) }}
{{- end }}
{{- end }}
{{- with $wrong }}
{{- fail (printf "\n\n%s\n" (join "\n" .)) }}
{{- end }}
{{- end }}
