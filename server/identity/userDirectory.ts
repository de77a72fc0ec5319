import { createHash, timingSafeEqual } from 'node:crypto'
import { DEMO_PASSWORD, DEMO_USERS } from './demoUsers.ts'
import type { DemoUser } from './demoUsers.ts'
import type { IdentityStore } from './identityStore.ts'

export type UserDirectory = {
  /** The account as it stands now, or undefined where there is none or it was disabled. */
  findByUid(uid: string): Promise<DemoUser | undefined>
  /** The account that name and password belong to. Takes equally long whether the name exists or not. */
  signIn(username: string, password: string): Promise<DemoUser | undefined>
  /** Keeps an account beside the demo users, or in place of one: how a role is given or taken away. */
  put(user: DemoUser): Promise<void>
  disable(uid: string): Promise<void>
}

const MODEL = 'User'

export function createUserDirectory(store: IdentityStore): UserDirectory {
  const findByUid = async (uid: string) => {
    const kept = await store.find(MODEL, uid)
    if (!kept) return DEMO_USERS.find((user) => user.uid === uid)
    return kept.isDisabled === true ? undefined : (kept as DemoUser)
  }
  return {
    findByUid,
    async signIn(username, password) {
      const isRight = timingSafeEqual(digest(password), digest(DEMO_PASSWORD))
      const known = DEMO_USERS.find((user) => user.username === username.trim().toLowerCase())
      const user = await findByUid(known?.uid ?? 'nobody')
      return isRight ? user : undefined
    },
    put: (user) => store.upsert(MODEL, user.uid, { ...user }),
    disable: (uid) => store.upsert(MODEL, uid, { uid, isDisabled: true }),
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
