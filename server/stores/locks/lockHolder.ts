export type LockTarget = { urn: string; id: string }
export type LockHolder = { uid: string; name: string; tab: string }
