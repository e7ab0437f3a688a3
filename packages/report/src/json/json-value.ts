/** What JSON can hold without losing anything: exact numbers are texts such as `1/36`. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export function isJsonList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
