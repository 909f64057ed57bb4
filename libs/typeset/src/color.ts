export const color = {
  ink: '#0B1020',
  text: '#1B2030',
  quiet: '#5C6378',
  blue: '#3453D9',
  lightBlue: '#8EA8FF',
  blush: '#F7B8C8',
  rose: '#A33B5C',
  paper: '#FAF7F5',
  rule: '#D9D6DB',
  wash: '#EEF1FD',
  warm: '#FCEEF2',
  white: '#FFFFFF',
} as const;
