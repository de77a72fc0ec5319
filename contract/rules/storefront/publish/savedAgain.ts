type Stored = { readonly st?: unknown; readonly key?: unknown; readonly [field: string]: unknown }

/**
 * What a save makes of a deleted page or container (specification section 4): it becomes a draft again; the key of a
 * container is cleared, that of a page removed. Whatever is not deleted stays as it is.
 */
export function savedAgain<Record extends Stored>(record: Record, of: 'page' | 'container'): Record {
  if (record.st !== 'deleted') return record
  const { key: _key, ...rest } = record
  return { ...rest, st: 'draft', ...(of === 'container' && { key: '' }) } as unknown as Record
}
