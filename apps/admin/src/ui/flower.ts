// A module of its own, which loads after the form: what the list needs has no drawing of the flower.
export { Bloom } from '@blue-peony/ui';
