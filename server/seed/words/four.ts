import type { ByLanguage } from './describe.ts'

/** One text in English, Chinese, Malay and Tamil; '' where a language has none, as in real catalogues. */
export type Four = readonly [en: string, zh: string, ms: string, ta: string]

export function inFour([en, zh, ms, ta]: Four): ByLanguage {
  return { en, ...(zh && { zh }), ...(ms && { ms }), ...(ta && { ta }) }
}
