type Runner = { query(text: string, values?: unknown[]): Promise<unknown> };

/** Fills `applications` with this many rows, twenty seconds apart; the newest arrived just now. */
export async function seedApplications(runner: Runner, rows: number): Promise<void> {
  // The same values in every run, and no correlation between columns.
  await runner.query(`CREATE FUNCTION pg_temp.r(n int, of int) RETURNS int LANGUAGE sql IMMUTABLE
    RETURN (hashint4extended(n, of) & 2147483647)::int`);
  await runner.query(
    `INSERT INTO applications (created_at, updated_at, name, email, country, city, instagram, tiktok,
       onlyfans_username, onlyfans_monthly_earnings, other_socials, whatsapp, message, file_urls, language, score,
       assessment_result, assessment_version, age_confirmed, privacy_version, request_hash)
     SELECT at, at, first || ' ' || last, handle || '@' || domain, country, city, '@' || handle,
       CASE WHEN pg_temp.r(n, 1) % 3 = 0 THEN handle || 'tok' END, CASE WHEN pg_temp.r(n, 2) % 4 = 0 THEN handle || '_of' END,
       (ARRAY['$0','$0','$0','$0','$100-$10000','$100-$10000','$10000-$50000','$50000-$100000','$100000+'])
         [1 + pg_temp.r(n, 3) % 9],
       CASE WHEN pg_temp.r(n, 4) % 5 = 0 THEN 'https://example.com/' || handle END, '+48' || 500000000 + pg_temp.r(n, 5) % 100000000,
       repeat('I have been thinking about this for a while. ', 1 + pg_temp.r(n, 6) % 9)
         || 'My ' || (ARRAY['garden','dog','studio','sister','camera','boat','bakery','horse','piano','kitchen','blog','car',
           'team','city','school','shop','dance','music','market','river'])[1 + pg_temp.r(n, 17) % 20]
         || ' is called ' || substr(md5(pg_temp.r(n, 18)::text), 1, 7) || ', since ' ||
         (ARRAY['spring','summer','autumn','winter','may','june','july','august','march','april','monday','tuesday','friday',
           'sunday','yesterday','christmas','easter','lockdown','graduation','october'])[1 + pg_temp.r(n, 19) % 20]
         || CASE WHEN n < $1 - 200000 AND pg_temp.r(n, 20) % 5 = 0 THEN ', by referral' ELSE '' END,
       ARRAY['1763650000000-0123456789abcdef01234567-photo.jpg'],
       (ARRAY['en','en','en','en','en','en','en','en','en','en','pl','pl','pl','pl','de','de','ukr','ukr','ukr','th'])
         [1 + pg_temp.r(n, 7) % 20],
       CASE WHEN pg_temp.r(n, 8) % 10 < 6 THEN 1 + pg_temp.r(n, 9) % 10 END,
       CASE WHEN pg_temp.r(n, 10) % 3 = 0 THEN 'rejected' ELSE 'qualified' END,
       1, true, '2024-01-30', '\\x00'
     FROM (SELECT n, now() - (($1 - n) * interval '20 seconds') AS at,
       (ARRAY['Anna','Maria','Ada','Julia','Emma','Олена','Ірина','Łucja','สมหญิง','Sophie','Zofia','Nadia'])
         [1 + pg_temp.r(n, 11) % 12] AS first,
       initcap(translate(substr(md5((pg_temp.r(n, 12) % 40000)::text), 1, 8), '0123456789', 'aeioulrnst')) AS last,
       substr(md5((pg_temp.r(n, 13) % 900000)::text), 1, 9) || pg_temp.r(n, 13) % 1000 AS handle,
       (ARRAY['gmail.com','mail.example','wp.pl','ukr.net','web.de'])[1 + pg_temp.r(n, 14) % 5] AS domain,
       (ARRAY['Poland','United States','Germany','Україна','Thailand','Canada'])[1 + pg_temp.r(n, 15) % 6] AS country,
       (ARRAY['Warsaw','New York','Köln','Київ','Bangkok','Toronto','Łódź'])[1 + pg_temp.r(n, 16) % 7] AS city
     FROM generate_series(1, $1::int) AS n) AS people`,
    [rows],
  );
}
