import type { ProductType } from '@blue-peony/contracts';
import type { en } from './en/index.ts';

type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** The texts of one language: those of English. */
export type Messages = Texts<typeof en> & { buyer: { products: Record<ProductType, string> } };
