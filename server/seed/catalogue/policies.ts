import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { randomFrom, seedOf } from '../random.ts'
import { ATTRIBUTES, POLICIES } from '../words/policies.ts'
import { documentOf } from './history.ts'
import { seedId } from './seedId.ts'
import { PRODUCTS } from './windows.ts'

const FIRST_ATTRIBUTE = 97_000
const FIRST_POLICY = 97_500

/** Policies and attributes of the demo, of both products. */
export function policyDocuments(now: number): { policies: LoadedDocument[]; attributes: LoadedDocument[] } {
  return {
    attributes: ATTRIBUTES.map((payload, nth) =>
      document(`attribute ${payload.n ?? ''}`, FIRST_ATTRIBUTE + nth, payload, now),
    ),
    policies: POLICIES.map(({ code, isDraft, ...payload }, nth) =>
      document(
        `policy ${code}`,
        FIRST_POLICY + nth,
        { ...payload, an: 'Rimba', pty: 'application', t: 'policy' },
        now,
        isDraft,
      ),
    ),
  }
}

/** The id under which a policy of the demo is loaded. */
export function policyId(code: string): string {
  const nth = POLICIES.findIndex((one) => one.code === code)
  if (nth < 0) throw new Error(`no policy ${code}`)
  return seedId(FIRST_POLICY + nth, randomFrom(seedOf(`policy ${code}`)))
}

function document(
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
