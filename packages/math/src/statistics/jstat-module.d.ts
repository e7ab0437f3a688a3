// jstat ships no types. Only what is used here is declared, so that nothing else can be used by accident.
declare module 'jstat' {
  interface JStat {
    readonly chisquare: {
      cdf(x: number, degrees: number): number;
      inv(p: number, degrees: number): number;
    };
    readonly normal: {
      cdf(x: number, mean: number, deviation: number): number;
      inv(p: number, mean: number, deviation: number): number;
    };
    gammaln(x: number): number;
  }
  const jStat: JStat;
  // biome-ignore lint/style/noDefaultExport: this is how the library exports itself.
  export default jStat;
}
