import type { PublishPlanNode } from '#contract/schemas/publishing.ts'

/** A document as the open editor has it, otherwise than the server: new, or changed and not saved. */
export type OwnNode = Pick<PublishPlanNode, 'id' | 'cty' | 'lon' | 'needs'> & {
  /** It is saved with the rest, and yet publishing the rest leaves it as it is. */
  staysDraft?: boolean
}

/** What publishing an open record is about, under the server's ids; of what was never saved, under the editor's. */
export type PublishWork = {
  subject: string
  /** Ids that the server does not know yet. */
  unknown: ReadonlySet<string>
  own: readonly OwnNode[]
  /** What is published with it whatever is chosen beside: the containers that are a page's own. */
  along: readonly string[]
}

/** Ids to ask the server about: all that it knows, with what unsaved text refers to. */
export function askedIds({ subject, unknown, own, along }: PublishWork): string[] {
  const named = [subject, ...along, ...own.flatMap(({ id, needs }) => [id, ...needs])]
  return [...new Set(named)].filter((id) => !unknown.has(id) && id.length <= ID_LENGTH)
}

/** What is longer is no id, and the service refuses to be asked about it. */
const ID_LENGTH = 64
