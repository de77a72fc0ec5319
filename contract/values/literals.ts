import { Type } from 'typebox'

/** The schema of one of these words; its type is their union. */
export function literals<const Words extends readonly string[]>(words: Words) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] })
}
