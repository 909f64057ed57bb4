export { CountryPicker } from './country-picker.tsx';
export { Help } from './help.tsx';
