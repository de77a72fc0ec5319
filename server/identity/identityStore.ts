/** What the identity provider keeps under one id: a session, a grant, a code, a registered client. */
export type IdentityRecord = Record<string, unknown>

/**
 * Where the embedded identity provider keeps its state, so that a restart signs nobody out and several servers share
 * one set of sessions. Expired rows are never answered, whether or not they have been reaped.
 */
export type IdentityStore = {
  /** Writes the whole record; without `expiresInS` it stays until destroyed. */
  upsert(model: string, id: string, record: IdentityRecord, expiresInS?: number): Promise<void>
  find(model: string, id: string): Promise<IdentityRecord | undefined>
  findByUid(model: string, uid: string): Promise<IdentityRecord | undefined>
  /** Several at once, in the order asked: by id, or by uid where that is named. */
  findTogether(wanted: readonly RecordName[]): Promise<(IdentityRecord | undefined)[]>
  findByUserCode(model: string, userCode: string): Promise<IdentityRecord | undefined>
  /** Marks a one-time thing as used. False where someone was quicker: the loser must not go on. */
  consume(model: string, id: string): Promise<boolean>
  destroy(model: string, id: string): Promise<void>
  revokeByGrantId(model: string, grantId: string): Promise<void>
  /** Records of a model that belong to one signed-in session, oldest first. */
  listBySession(model: string, sessionUid: string): Promise<IdentityRecord[]>
  /** Removes what dies with a session. */
  destroyBySession(model: string, sessionUid: string): Promise<void>

  /** A secret by name, or undefined where none was put yet. */
  getSecret(name: string): Promise<unknown>
  /** Keeps the first value ever put under a name and answers it: two servers that start together agree. */
  putSecret(name: string, value: unknown): Promise<unknown>

  /** Counts this turn of a key within a window that its first turn opened; answers the count. */
  countTurn(key: string, windowS: number): Promise<number>
  /**
   * Takes a turn of a key whose turns grow further apart (wrong passwords). Answers 0 where the turn was taken, else
   * the seconds to wait; a refused turn counts for nothing. Atomic, so that parallel tries gain nothing.
   */
  takeTurn(key: string, pace: TurnPace): Promise<number>
  clearTurns(key: string): Promise<void>

  /** Expired records of a model that still wait for the reaper: their ends may need telling to somebody. */
  listExpired(model: string, limit: number): Promise<IdentityRecord[]>
  /** Removes what has expired; answers how many rows went. */
  reapExpired(): Promise<number>
}

export type RecordName = { model: string } & ({ id: string } | { uid: string })

export type TurnPace = {
  /** Turns that need no wait; after them the wait doubles from one second. */
  freeTurns: number
  maxWaitS: number
  /** Turns are forgotten this long after the last one. */
  forgetAfterS: number
}

/** The fields by which records are found other than by id. */
type RecordKeys = {
  uid: string | null
  userCode: string | null
  grantId: string | null
  sessionUid: string | null
}

export function recordKeys(record: IdentityRecord): RecordKeys {
  return {
    uid: text(record.uid),
    userCode: text(record.userCode),
    grantId: text(record.grantId),
    sessionUid: text(record.sessionUid) ?? text(record.session_uid),
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
