import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { randomFrom, seedOf } from '../random.ts'
import { ATTRIBUTES, POLICIES } from '../words/policies.ts'
import { namedDocument } from './namedDocument.ts'
import { seedId } from './seedId.ts'

const FIRST_ATTRIBUTE = 97_000
const FIRST_POLICY = 97_500

/** Policies and attributes of the demo, of both products. */
export function policyDocuments(now: number): { policies: LoadedDocument[]; attributes: LoadedDocument[] } {
  return {
    attributes: ATTRIBUTES.map((payload, nth) =>
      namedDocument(`attribute ${payload.n ?? ''}`, FIRST_ATTRIBUTE + nth, payload, now),
    ),
    policies: POLICIES.map(({ code, isDraft, ...payload }, nth) =>
      namedDocument(
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
