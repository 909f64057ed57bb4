export const linkState = `CASE
  WHEN revoked_at IS NOT NULL OR expires_at <= now() THEN 'expired'
  WHEN download_count >= max_downloads AND coalesce(grant_ends_at <= now(), true) THEN 'used_up'
  ELSE 'ready' END`;
