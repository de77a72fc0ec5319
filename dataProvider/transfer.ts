import type { ImportDryRun } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import type { ExportBody } from '#contract/wire/calls/bulkBodies.ts'
import { forwarding } from './forwarding.ts'
import type { Transport } from './transport.ts'

/** `mapping`: column of the file -> field path, '' to leave it out; columns that it does not name are read by name. */
type ImportParams = { mapping?: Readonly<Record<string, string>>; dryRun: boolean; publish: boolean }
type ImportOptions = { onProgress?: (share: number) => void; signal?: AbortSignal }

/** Import and export (calls.md section 6). The file of an export is `JobDetail.url`. */
export function createTransferCalls(transport: Transport) {
  const { data } = forwarding(transport)
  return {
    /** A dry run answers what would happen, the import itself the job that does it. */
    importContent: async (
      type: string,
      file: File,
      { mapping, dryRun, publish }: ImportParams,
      { onProgress, signal }: ImportOptions = {},
    ): Promise<ImportDryRun | JobAnswer> => {
      const body = new FormData()
      // Fields that stand behind the file would come too late: it is read as it streams in.
      if (mapping) body.append('mapping', JSON.stringify(mapping))
      body.append('file', file)
      const reply = await transport.send('importContent', {
        params: { type },
        query: { dryRun: dryRun ? 'true' : 'false', publish: publish ? 'true' : 'false' },
        body,
        signal,
        onProgress,
      })
      return reply.data
    },
    exportContent: data('exportContent', (type: string, body: ExportBody) => ({ params: { type }, body })),
  }
}
