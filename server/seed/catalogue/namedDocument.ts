import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { randomFrom, seedOf } from '../random.ts'
import { documentOf } from './history.ts'
import { PRODUCTS } from './windows.ts'

/** A document of the demo that is known by a name, of both products. */
export function namedDocument(
  seed: string,
  nth: number,
  words: Payload & { n?: string },
  now: number,
  isDraft?: true,
): LoadedDocument {
  const payload = { ...words, lon: [{ lang: DEFAULT_LANGUAGE, n: words.n }], prd: [...PRODUCTS] }
  const life = { nth, texts: [payload], fate: isDraft ? 'draft' : 'published', updated: now - nth * 60_000 } as const
  return documentOf({ ...life, texts: [payload] }, randomFrom(seedOf(seed)))
}
