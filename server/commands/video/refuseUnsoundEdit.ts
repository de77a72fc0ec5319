import type { EditList } from '#contract/schemas/video.ts'
import { DomainError, type FieldError } from '#contract/wire/errors.ts'

/** Throws `invalid` at the fields of what no title can have: pieces that end before they begin, places behind its end. */
export function refuseUnsoundEdit({ segs, breaks, length }: EditList): void {
  const fields: FieldError[] = []
  for (const [nth, { in: first, out }] of segs.entries()) {
    if (first >= out) fields.push({ field: `/edit/segs/${nth}/out`, description: 'A segment ends after its start.' })
    else if (out > length) fields.push({ field: `/edit/segs/${nth}/out`, description: behind(length) })
  }
  for (const [nth, { at }] of breaks.entries())
    if (at > length) fields.push({ field: `/edit/breaks/${nth}/at`, description: behind(length) })
  for (const [name, list] of Object.entries({ segs, breaks })) {
    const nth = list.findIndex(({ id }, at) => list.findIndex((other) => other.id === id) < at)
    if (nth >= 0) fields.push({ field: `/edit/${name}/${nth}/id`, description: 'Two of these have the same id.' })
  }
  if (fields.length > 0) throw new DomainError('invalid', { fields })
}

const behind = (length: number) => `This lies behind the end of the title, which has ${length} frames.`
