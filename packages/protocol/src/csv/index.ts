// Whoever reads the wire saves tables by the one writer of values, without another dependency.
export { type Column, csvText } from '@baize/exact/csv';
