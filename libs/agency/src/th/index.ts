export * from './applicant.ts';
export * from './buyer.ts';
export * from './cases.ts';
export * from './fields.ts';
export * from './promises.ts';
export * from './sale.ts';
