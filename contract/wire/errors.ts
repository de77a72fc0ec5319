/**
 * The error catalogue (specification section 8, design section 4). A code is a number on the wire, a name in code.
 * Numbers of the specification stand as it has them; ours have eight digits and start with 9, so that none meets one
 * of the specification.
 */
const table = {
  // The specification's own.
  noVersionsCatalogue: [40710504, 404, 'There are no versions yet.'],
  noVersionsVideo: [40520504, 404, 'There are no versions yet.'],
  containerPastEnd: [40250806, 404, 'There are no further pages.'],
  duplicateChannelNumber: [40220351, 409, 'This channel number is already used.'],
  activeDraft: [40220304, 409, 'Active Draft version exists, please save existing draft before editing channel number'],
  scheduleStale: [41440202, 409, 'This schedule day was changed by someone else.'],
  // Requests: 9000xxxx.
  malformed: [90000400, 400, 'The request cannot be read.'],
  unknownParameter: [90000401, 400, 'The request has a parameter that this call does not know.'],
  badFilter: [90000402, 400, 'This filter cannot be used here.'],
  badPage: [90000403, 400, 'This page cannot be read.'],
  termTooShort: [90000404, 400, 'Type at least three characters.'],
  productMissing: [90000405, 400, 'Choose a product first.'],
  tokenRefused: [90000411, 401, 'Invalid access_token'],
  forbidden: [90000413, 403, 'Your role does not allow this.'],
  notFound: [90000414, 404, 'This does not exist, or not in your products.'],
  methodNotAllowed: [90000415, 405, 'This address does not take this method.'],
  tooLarge: [90000416, 413, 'This is too large.'],
  unsupportedType: [90000417, 415, 'This kind of content is not accepted.'],
  invalid: [90000422, 422, 'Some fields need correction.'],
  tooManyRequests: [90000429, 429, 'Too many requests. Wait a moment and try again.'],
  internal: [90000500, 500, 'Something went wrong here. Nothing was changed.'],
  unavailable: [90000503, 503, 'The service is busy. Try again in a moment.'],
  storageFull: [90000507, 507, 'The storage is full. Reading works, saving does not.'],
  // Documents: 9001xxxx.
  revisionMissing: [90010428, 428, 'The request does not say which revision it started from.'],
  stale: [90010409, 409, 'Someone else saved this in the meantime.'],
  locked: [90010410, 409, 'Someone else is editing this.'],
  lockedByYou: [90010420, 409, 'You are editing this in another tab.'],
  processing: [90010411, 409, 'This is still being processed and cannot be changed yet.'],
  baseMoved: [90010412, 409, 'The published version has changed since this draft was started.'],
  draftExists: [90010413, 409, 'There is already a draft.'],
  onlyDraft: [90010414, 409, 'This draft is all there is. Delete the title instead.'],
  exIdTaken: [90010415, 409, 'This external id is already used.'],
  wrongStatus: [90010416, 409, 'This cannot be done in the present status.'],
  idempotencyMismatch: [90010422, 422, 'This retry key was used for another request.'],
  idempotencyRunning: [90010423, 409, 'The first try of this request is still running.'],
  notLive: [90010418, 409, 'This is archived or deleted. Restore it first.'],
  inApproval: [90010419, 409, 'This waits for approval. Approve it or return it to draft first.'],
  parentRing: [90010417, 409, 'A title cannot stand below itself or below one of its own titles.'],
  // Locks: 9002xxxx.
  lockLost: [90020409, 409, 'The lock is no longer yours.'],
  tooManyLocks: [90020429, 429, 'You hold too many locks. Close some titles first.'],
  notAsked: [90020410, 409, 'Nobody has asked for this lock.'],
  alreadyAsked: [90020411, 409, 'Someone else has already asked for this lock.'],
  tooManyDrafts: [90020413, 413, 'You keep too many parked edits. Discard some first.'],
  // Images: 9003xxxx.
  notAnImage: [90030415, 415, 'This file is no JPEG or PNG image.'],
  tooManyPixels: [90030422, 422, 'This image has too many pixels.'],
  // Settings and products: 9004xxxx.
  settingExists: [90040409, 409, 'There is already a setting of this kind.'],
  nameTaken: [90040410, 409, 'This name is already used.'],
  nameReserved: [90040422, 422, 'This name is reserved.'],
  // Types: 9005xxxx.
  typeExists: [90050409, 409, 'There is already a type of this name.'],
  makesInvalid: [90050410, 409, 'This change would make stored titles invalid.'],
  // Jobs and timing: 9006xxxx.
  jobFinished: [90060409, 409, 'This job has already ended.'],
  noOriginal: [90060410, 409, 'There is no original to restore.'],
  childrenChanged: [90060411, 409, 'The episodes have changed in the meantime. Look at the list again.'],
  changedSince: [90060414, 409, 'This has changed since it was chosen. Look at it again.'],
  notUndoable: [90060412, 409, 'This job cannot be undone.'],
  linkExpired: [90060403, 403, 'This address has expired. Open the job again and take the file from there.'],
  packedFile: [90060415, 415, 'This file is compressed. Unpack it first, then import the table inside.'],
  badFile: [90060424, 422, 'This file cannot be read as a list of titles.'],
  tooManyTitles: [90060425, 422, 'More than 100,000 titles match. Narrow the list first.'],
  tooManyRows: [90060413, 413, 'The file has too many rows. Split it into smaller files.'],
  pastInstant: [90060422, 422, 'This time has passed.'],
  emptyChange: [90060423, 422, 'Say what is to be changed.'],
  tooManyJobs: [90060429, 429, 'Three of your jobs are still running. Wait until one has ended.'],
  // Media and playback: 9009xxxx.
  notMedia: [90090415, 415, 'This file is no fragmented MP4 that can be played here.'],
  badRange: [90090416, 416, 'The file has no such bytes.'],
  noMedia: [90090404, 404, 'There is no media to play.'],
  notDerived: [90090405, 404, 'This was not made for the media: the service has no ffmpeg, or is still at work.'],
  badSegment: [90090422, 422, 'A piece lies outside its media.'],
  outsideWindow: [90090424, 422, 'The window lies outside of what is recorded.'],
  cutFailed: [90090426, 422, 'The media could not be cut: the tool broke off.'],
  mixedMedia: [90090427, 422, 'These pieces are of different make: only an exact cut can join them.'],
  keyframesOnly: [90090428, 422, 'This service has no ffmpeg that encodes: it cuts at keyframes only.'],
  noMeaning: [90090429, 422, 'The service that compares by meaning did not answer, or there is none.'],
  playbackExpired: [90090403, 403, 'This playback has expired. Start it again.'],
  // The programme guide: 9008xxxx.
  feedRefused: [90080422, 422, 'This feed cannot be read.'],
  stationUnknown: [90080423, 422, 'There is no feed for this station.'],
  feedUnreachable: [90080424, 422, 'The feed of this station could not be fetched.'],
  running: [90080409, 409, 'This is running already. Wait until it has ended.'],
  notRunning: [90080410, 409, 'This has ended already.'],
  channelTaken: [90080411, 409, 'Two channels of a feed cannot be the same channel.'],
  // Schedules of virtual channels: 9010xxxx.
  dayProcessing: [90100409, 409, 'This day is being processed and cannot be changed yet.'],
  pastMoved: [90100410, 409, 'What has begun to air stays as it is.'],
  dayWarnings: [90100411, 409, 'This day has warnings that nobody has accepted yet.'],
  notPublished: [90100412, 409, 'Nothing is published for this channel at that time.'],
  serviceIdTaken: [90100413, 409, 'Another channel has this service id.'],
  serviceIdPlanned: [90100414, 409, 'Days are planned under this service id: it stays as it is.'],
  productsPlanned: [90100415, 409, 'Days ahead are planned for this channel: its products stay as they are.'],
  overlap: [90100422, 422, 'Two airings of this day run at the same time.'],
  halfAiring: [90100423, 422, 'An airing over midnight is saved with both of its days.'],
  endPassed: [90100424, 422, 'The loop would have ended already.'],
  // Storefronts, collections, containers: 9011xxxx.
  inUse: [90110409, 409, 'This is still in use.'],
  blankName: [90110422, 422, 'Every name needs a letter or a digit.'],
  itemsMissing: [90110423, 422, 'A container needs something to show.'],
  // Policies: 9012xxxx.
  badOperator: [90120422, 422, 'Attributes of this type have no such operator.'],
  // Ranges of addresses: 9013xxxx.
  rangeOverlaps: [90130409, 409, 'Other ranges have some of these addresses.'],
  wideRange: [90130410, 409, 'This range is very wide. Say that it is meant.'],
  rangeTaken: [90130411, 409, 'This range is there already.'],
  badAddress: [90130422, 422, 'This is no address and no range of addresses.'],
} as const satisfies Record<string, readonly [number, number, string]>

export type ErrorCode = keyof typeof table

export type ErrorRow = { code: ErrorCode; number: number; status: number; text: string }

/** The catalogue as rows, for tests and for the API's page. */
export const ERRORS: readonly ErrorRow[] = Object.entries(table).map(([code, [number, status, text]]) => ({
  code: code as ErrorCode,
  number,
  status,
  text,
}))

export function errorRow(code: ErrorCode): ErrorRow {
  const [number, status, text] = table[code]
  return { code, number, status, text }
}

const byNumber = new Map(ERRORS.map((row) => [row.number, row]))

/** The row behind a number of `errors[].code`, or undefined for a number of another service. */
export function errorOfNumber(number: number): ErrorRow | undefined {
  return byNumber.get(number)
}

/** A refusal by a rule or a command; one file of the server makes an envelope of it. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: DomainErrorDetails
  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(details.description ?? errorRow(code).text)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

/** `keyword` and `params` are those of the schema rule that failed ('maxLength', {limit: 200}). */
export type FieldError = {
  field: string
  description: string
  keyword?: string
  params?: Readonly<Record<string, unknown>>
}

export type DomainErrorDetails = {
  /** Replaces the catalogue's text where more is known. */
  description?: string
  /** JSON pointer of the field that the error belongs to. */
  field?: string
  /** Several errors by field (422). */
  fields?: FieldError[]
  /** The body's data: the lock, the current document. */
  data?: unknown
  retryAfterS?: number
  /** Bytes of the file of which none were asked for that it has: a player asks anew within them. */
  size?: number
}
