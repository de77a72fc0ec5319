import { sameJson } from '#contract/rules/diff/json.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import { hideForeign } from '#contract/rules/payload/foreignProducts.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import type { AuditReader } from './auditReader.ts'

/**
 * A change set as the holder of some products may see it (promise R27): changes of foreign products' entries, whose
 * pointers name the product, are left out, and foreign entries within the values of the others.
 */
export function hideForeignChanges(
  changes: readonly FieldChange[],
  { visible, allProducts }: AuditReader,
): FieldChange[] {
  if (visible === 'all') return [...changes]
  const foreign = new Set(foreignProducts({ visible, allProducts }))
  return changes
    .filter(({ field }) => !pathOf(field).some((segment) => foreign.has(segment)))
    .flatMap((change) => {
      const shown = withoutNames(hideForeign({ ...change, ...valuesUnderName(change) }, visible))
      return isEmptied(change, shown) ? [] : [shown]
    })
}

/** Products whose changes the reader may not know of. */
export function foreignProducts({ visible, allProducts }: AuditReader): string[] {
  return visible === 'all' ? [] : allProducts.filter((product) => !visible.includes(product))
}

/** Nothing of the change is left for this reader: to say that something changed there would tell of it all the same. */
function isEmptied(change: FieldChange, { before, after }: FieldChange): boolean {
  return (change.before !== undefined || change.after !== undefined) && sameJson(before, after)
}

/** Product lists are known by their name `prd`; under 'before' and 'after' they would not be. */
function valuesUnderName({ field, before, after }: FieldChange): Partial<FieldChange> {
  const name = pathOf(field).at(-1)
  if (name !== 'prd') return {}
  return {
    ...(before === undefined ? {} : { before: { prd: before } }),
    ...(after === undefined ? {} : { after: { prd: after } }),
  }
}

function withoutNames(change: FieldChange): FieldChange {
  if (pathOf(change.field).at(-1) !== 'prd') return change
  const bare = (value: unknown) => (value === undefined ? undefined : (value as { prd?: unknown }).prd)
  return {
    field: change.field,
    ...('before' in change ? { before: bare(change.before) } : {}),
    ...('after' in change ? { after: bare(change.after) } : {}),
  }
}
