import { createHash, timingSafeEqual } from 'node:crypto'
import { DEMO_PASSWORD, DEMO_USERS } from './demoUsers.ts'
import type { DemoUser } from './demoUsers.ts'
import type { IdentityRecord, IdentityStore, RecordName } from './identityStore.ts'

export type UserDirectory = {
  /** The account as it stands now, or undefined where there is none or it was disabled. */
  findByUid(uid: string): Promise<DemoUser | undefined>
  /** The same with a record that is read in the same trip. */
  findBeside(
    record: RecordName,
    uid: string,
  ): Promise<{ record: IdentityRecord | undefined; user: DemoUser | undefined }>
  /** The account that name and password belong to. Takes equally long whether the name exists or not. */
  signIn(username: string, password: string): Promise<DemoUser | undefined>
  /** Keeps an account beside the demo users, or in place of one: how a role is given or taken away. */
  put(user: DemoUser): Promise<void>
  disable(uid: string): Promise<void>
  /** The name that the person wants to go by; undefined for the account's own. */
  rename(uid: string, displayName: string | undefined): Promise<void>
}

const MODEL = 'User'
/** Apart from accounts: a chosen name must not freeze roles and products as they were when it was chosen. */
const NAMES = 'UserName'

export function createUserDirectory(store: IdentityStore): UserDirectory {
  const recordsOf = (uid: string) => [
    { model: MODEL, id: uid },
    { model: NAMES, id: uid },
  ]
  const findByUid = async (uid: string) => userOf(uid, await store.findTogether(recordsOf(uid)))
  return {
    findByUid,
    async findBeside(name, uid) {
      const [record, ...own] = await store.findTogether([name, ...recordsOf(uid)])
      return { record, user: userOf(uid, own) }
    },
    async signIn(username, password) {
      const isRight = timingSafeEqual(digest(password), digest(DEMO_PASSWORD))
      const known = DEMO_USERS.find((user) => user.username === username.trim().toLowerCase())
      const user = await findByUid(known?.uid ?? 'nobody')
      return isRight ? user : undefined
    },
    put: (user) => store.upsert(MODEL, user.uid, { ...user }),
    rename: (uid, displayName) =>
      displayName === undefined ? store.destroy(NAMES, uid) : store.upsert(NAMES, uid, { displayName }),
    disable: (uid) => store.upsert(MODEL, uid, { uid, isDisabled: true }),
  }
}

function userOf(uid: string, [kept, named]: readonly (IdentityRecord | undefined)[]): DemoUser | undefined {
  const user = kept ? (kept as DemoUser) : DEMO_USERS.find((one) => one.uid === uid)
  if (!user || kept?.isDisabled === true) return undefined
  return typeof named?.displayName === 'string' ? { ...user, displayName: named.displayName } : user
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
