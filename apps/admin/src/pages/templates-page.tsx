export { Templates as TemplatesPage } from '../features/templates/templates.tsx';
