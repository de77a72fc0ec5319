import { openDB, type DBSchema } from 'idb'
import type { EditList } from '#contract/rules/video/editList.ts'

/** An edit list as somebody left it, with the version that it started from. */
type LocalDraft = { list: EditList; base: { id: string; name: string; rev: number } | undefined; at: number }

interface DraftDb extends DBSchema {
  drafts: { key: string; value: LocalDraft }
}

/** One place for each person, product and title: tabs share it, and the one that edits last has it. */
export const draftKey = (uid: string, product: string | undefined, id: string) => [uid, product ?? '', id].join(' ')

const open = () => openDB<DraftDb>('marquee-video', 1, { upgrade: (made) => void made.createObjectStore('drafts') })

/** What was left; undefined where there is nothing, also in a browser that keeps nothing. */
export async function readDraft(key: string): Promise<LocalDraft | undefined> {
  try {
    const db = await open()
    return await db.get('drafts', key).finally(() => db.close())
  } catch {
    return undefined
  }
}

/** Whether it is kept now. */
export async function keepDraft(key: string, draft: LocalDraft | undefined): Promise<boolean> {
  try {
    const db = await open()
    const work = draft ? db.put('drafts', draft, key) : db.delete('drafts', key)
    await work.finally(() => db.close())
    return true
  } catch {
    return false
  }
}
