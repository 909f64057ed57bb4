import { keepSource } from '../../source.ts';

keepSource();
