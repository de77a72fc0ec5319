import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { randomFrom, seedOf } from '../random.ts'
import { AD_ATTRIBUTES, AD_TAGS, LOAD_POLICIES } from '../words/ads.ts'
import { namedDocument } from './namedDocument.ts'
import { seedId } from './seedId.ts'

const FIRST_ATTRIBUTE = 98_000
const FIRST_TAG = 98_200
const FIRST_POLICY = 98_400

type AdDocuments = { tags: LoadedDocument[]; attributes: LoadedDocument[]; policies: LoadedDocument[] }

/** Ad tags, ad attributes and load policies of the demo, of both products. */
export function adDocuments(now: number): AdDocuments {
  return {
    attributes: AD_ATTRIBUTES.map((payload, nth) =>
      namedDocument(`ad attribute ${payload.n ?? ''}`, FIRST_ATTRIBUTE + nth, payload, now),
    ),
    tags: AD_TAGS.map(({ code, isDraft, ...payload }, nth) =>
      namedDocument(`ad tag ${code}`, FIRST_TAG + nth, payload, now, isDraft),
    ),
    policies: LOAD_POLICIES.map((payload, nth) =>
      namedDocument(`load policy ${payload.n ?? ''}`, FIRST_POLICY + nth, payload, now),
    ),
  }
}

/** The id under which an ad tag of the demo is loaded. */
export function adTagId(code: string): string {
  const nth = AD_TAGS.findIndex((one) => one.code === code)
  if (nth < 0) throw new Error(`no ad tag ${code}`)
  return seedId(FIRST_TAG + nth, randomFrom(seedOf(`ad tag ${code}`)))
}
