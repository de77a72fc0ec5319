import { DEMO_USERS } from '../../identity/demoUsers.ts'
import { pick, type Random } from '../random.ts'

/** Somebody who works in the demo catalogue: a demo user, or the import. */
export type Editor = { uid: string; username: string; name: string }

const editorNamed = (username: string): Editor => {
  const user = DEMO_USERS.find((one) => one.username === username)
  if (!user) throw new Error(`no demo user is called ${username}`)
  return { uid: user.uid, username, name: `${user.firstName} ${user.lastName}` }
}

export const IMPORT: Editor = { uid: 'import', username: 'import', name: 'Import' }
const EDITORS = ['admin', 'creator', 'super'].map(editorNamed)
const PUBLISHERS = ['admin', 'approver', 'super'].map(editorNamed)

export const anEditor = (random: Random): Editor => pick(random, EDITORS)
export const aPublisher = (random: Random): Editor => pick(random, PUBLISHERS)
