import type { TransferStore } from '../../stores/transferStore.ts'
import type { TransferFiles } from '../../transfer/transferFiles.ts'

const AT_ONCE = 50

/** Erases the files that exports have made a day ago; their jobs stay, and say that there is no file any more. */
export async function eraseExports(
  rows: Pick<TransferStore, 'oldFiles' | 'drop'>,
  files: Pick<TransferFiles, 'remove'>,
): Promise<number> {
  const old = await rows.oldFiles(AT_ONCE)
  for (const { job, file } of old) {
    await files.remove(file.stored)
    await rows.drop(job)
  }
  return old.length
}
