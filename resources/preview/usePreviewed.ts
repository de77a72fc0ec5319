import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useTypeForm } from '#kit/parts/context/useTypeForm.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'

/** A whole record to look at and its type's schema, in one wave; the one before stays until the next has come. */
export function usePreviewed(type: string, id: string, st: string | undefined) {
  const { calls } = useConsole()
  const form = useTypeForm(type)
  const record = useQuery({
    queryKey: [type, 'preview', id, st ?? ''],
    queryFn: async ({ signal }) => (await calls.getOne<ContentRecord>(type, { id, meta: { st }, signal })).data,
    placeholderData: keepPreviousData,
  })
  const error = record.error ?? form.error
  return {
    record: record.data,
    schema: form.data?.schema as FormSchema | undefined,
    error,
    /** What is shown belongs to the title before. */
    isStale: record.isPlaceholderData,
    retry: () => {
      void record.refetch()
      void form.refetch()
    },
  }
}
