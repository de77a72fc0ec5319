import type { ContentRow } from '#contract/schemas/contentRecord.ts'

/** A title at one revision: submitted again it is another one to decide about, and nobody has chosen that one yet. */
export const revisionKey = ({ id, rev }: ContentRow) => `${id} ${rev}`
