/** The book comes first, then what belongs to it. */
export const fileOrder = "file_type = 'worksheets', file_type DESC";

export const linkState = `CASE
  WHEN revoked_at IS NOT NULL OR expires_at <= now() THEN 'expired'
  WHEN download_count >= max_downloads AND coalesce(grant_ends_at <= now(), true) THEN 'used_up'
  ELSE 'ready' END`;
