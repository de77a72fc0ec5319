import type { CutFile, CutService } from '../../media/cut/cutService.ts'
import type { CutStore } from '../../stores/cutStore.ts'

const AT_ONCE = 50

/** Erases what was cut for downloads a day ago; whoever asks for it again has it cut anew. */
export async function eraseCuts(jobs: Pick<CutStore, 'outlived' | 'forgetFiles'>, cuts: Pick<CutService, 'remove'>) {
  const old = await jobs.outlived(AT_ONCE)
  for (const { id, file } of old) {
    const { files = [] } = (file ?? {}) as { files?: Pick<CutFile, 'stored'>[] }
    for (const { stored } of files) await cuts.remove(stored)
    await jobs.forgetFiles(id)
  }
  return old.length
}
