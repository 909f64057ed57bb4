/** Labels of an application's fields on the form, in mails, at the desk and in the applicant's export. */
export const fields = {
  name: 'Name or pseudonym',
  email: 'Email',
  country: 'Country',
  city: 'City',
  whatsapp: 'WhatsApp',
  zip_code: 'ZIP code',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  onlyfans_username: 'OnlyFans username',
  onlyfans_monthly_earnings: 'OnlyFans monthly earnings',
  other_socials: 'Other socials',
  message: 'Message',
};
