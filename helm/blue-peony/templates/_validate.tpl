{{/* Refuses what the schema cannot see, all of it at once. */}}
{{- define "blue-peony.validate" -}}
{{- $config := .Values.config }}
{{- $wrong := list }}
{{- if not (regexMatch "^https?://[^/]+$" (trimSuffix "/" $config.PUBLIC_URL)) }}
{{- $wrong = append $wrong "config.PUBLIC_URL: set the origin that browsers use, such as https://www.agency.example" }}
{{- end }}
{{- if not $config.S3_ENDPOINT }}
{{- $wrong = append $wrong "config.S3_ENDPOINT: set the address of the S3 server" }}
{{- end }}
{{- if and .Values.ingress.enabled (not $config.TRUSTED_PROXIES) }}
{{- $wrong = append $wrong "config.TRUSTED_PROXIES: set the addresses of the Ingress controller's pods, such as 10.0.0.0/8; without them all visitors share one rate limit" }}
{{- end }}
{{- if and (eq $config.CHECKOUT_PROVIDER "sandbox") (regexMatch "(?i)^prod" $config.NODE_ENV) }}
{{- $wrong = append $wrong (printf "config.CHECKOUT_PROVIDER: sandbox takes no money and is refused with NODE_ENV %s" $config.NODE_ENV) }}
{{- end }}
{{- if eq $config.CHECKOUT_PROVIDER "whop" }}
{{- range list "whopApiKey" "whopAccountId" "whopWebhookSecret" }}
{{- if not (index $.Values.secrets .).existingSecret }}
{{- $wrong = append $wrong (printf "secrets.%s.existingSecret: needed with CHECKOUT_PROVIDER whop" .) }}
{{- end }}
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
