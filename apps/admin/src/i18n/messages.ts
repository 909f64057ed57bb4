import { account } from './account.ts';
import { answers } from './answers.ts';
import { audit } from './audit.ts';
import { dashboard } from './dashboard.ts';
import { filters } from './filters.ts';
import { found } from './found.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';
import { orders } from './orders.ts';
import { parts } from './parts.ts';
import { passkeys } from './passkeys.ts';
import { privacy } from './privacy.ts';
import { reading } from './reading.ts';
import { review } from './review.ts';
import { session } from './session.ts';
import { spam } from './spam.ts';
import { staff } from './staff.ts';
import { templates } from './templates.ts';
import { stream } from './stream.ts';
import { collaboration } from './collaboration.ts';
import { team } from './team.ts';

/** Every text of the staff app, which speaks English only. */
export const messages = {
  title: (agency: string) => `${agency} Applications`,
  pages: {
    label: 'Desk',
    menu: 'Pages of the desk',
    applications: 'Applications',
    dashboard: 'Dashboard',
    team: 'Team',
    orders: 'Orders',
    money: 'Money',
    mails: 'Mail',
    staff: 'Staff',
    templates: 'Templates',
    audit: 'Audit',
    account: 'Account',
  },
  notYours: {
    heading: 'This page is not for your role',
    explain: (whose: string, role: string) =>
      `It is for ${whose}. Your role is ${role}. If you need it for your work, ask an owner of the agency to change your role.`,
    back: 'Back to your own pages',
  },
  session,
  account,
  passkeys,
  staff,
  templates,
  answers,
  audit,
  mails,
  orders,
  money,
  parts,
  dashboard,
  team,
  spam,
  reading,
  review,
  stream,
  collaboration,
  privacy,
  filters,
  found,
  list: {
    refresh: 'Refresh Data',
    loading: 'Loading applications...',
    failed: 'Failed to fetch applications.',
    empty: 'No applications yet.',
    caption: 'Applications, newest first',
    noMatch: 'No application matches.',
    updating: 'Updating...',
    arrived: (count: number) => (count === 1 ? 'Show 1 new application' : `Show ${count} new applications`),
    reading: 'Review',
    readingOf: (name: string) => `Review ${name}`,
    duplicates: (count: number) => (count === 1 ? '1 possible duplicate' : `${count} possible duplicates`),
    notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
    more: 'Load more',
    loadingMore: 'Loading more...',
    count: (shown: number, total: number, estimated: boolean) =>
      `${shown.toLocaleString('en')} of ${estimated ? 'about ' : ''}${total.toLocaleString('en')} ${total === 1 ? 'application' : 'applications'}`,
  },
  columns: {
    date: 'Date',
    pageSource: 'Page Source',
    contact: 'Contact Info',
    location: 'Location',
    social: 'Social Media',
    earnings: 'OnlyFans Earnings',
    messageAndFiles: 'Message & Files',
    score: 'Score',
  },
  fields: {
    name: 'Name',
    email: 'Email',
    whatsapp: 'WhatsApp',
    country: 'Country',
    city: 'City',
    zip: 'ZIP',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    onlyfans: 'OnlyFans',
    otherSocials: 'Other Socials',
    earnings: 'Monthly earnings',
    message: 'Message',
    cameFrom: (source: string) => `from ${source}`,
    files: 'Files',
    notProvided: 'Not provided',
    blank: '–',
    noEarnings: '$0',
    noMessage: 'No message',
    noFiles: 'No files',
    file: (number: number) => `File ${number}`,
    showMore: 'Show more',
    showLess: 'Show less',
  },
  assessment: {
    label: 'Assessment',
    qualified: 'Qualified',
    rejected: 'Rejected',
    rule: (version: number) => `rule ${version}`,
  },
  score: {
    label: (name: string) => `Score of ${name}`,
    none: '–',
    save: 'Save',
    saving: 'Saving...',
    current: (score: number) => `Current: ${score}`,
    failed: 'Error saving score!',
  },
  errors: {
    notFound: 'Page not found',
    toApplications: 'To the applications',
    unexpected: 'Unexpected Application Error!',
    reload: 'Reload',
  },
} as const;
