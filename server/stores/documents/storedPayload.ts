import type { Payload } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'

/** Where the order of fields counts, the column holds them as one text. */
type Kept = { text: string }

/** A payload's JSON as the column `payload` takes it. */
export function storedJson({ ordered }: DocumentKind, json: string): string {
  return ordered ? JSON.stringify({ text: json } satisfies Kept) : json
}

/** A payload as the column takes it. */
export function storedPayload({ ordered }: DocumentKind, payload: Payload): Payload {
  return ordered ? ({ text: JSON.stringify(payload) } satisfies Kept) : payload
}

/** The JSON of a payload as it was given, from that of the column. */
export function givenJson({ ordered }: DocumentKind, json: string): string {
  return ordered ? (JSON.parse(json) as Kept).text : json
}

/** The payload as it was given, from the value of the column; null once purged. */
export function givenPayload({ ordered }: DocumentKind, payload: Payload | null): Payload | null {
  return ordered && payload ? (JSON.parse((payload as Kept).text) as Payload) : payload
}
