import { own, sameJson } from '#contract/rules/diff/json.ts'
import type { Payload } from './documentFacts.ts'

/** Fields that say what they say in another text become its own: whoever compares the two next need not look into them. */
export function keepSame(payload: Payload, other: Payload): void {
  for (const field of Object.keys(payload))
    if (sameJson(payload[field], own(other, field))) payload[field] = other[field]
}
