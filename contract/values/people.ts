/** People whose names one question asks for by their ids, and how long their ids may be together. */
export const PEOPLE_AT_ONCE = 50
export const PEOPLE_UIDS_TEXT = 6_000
/** What an attribute of the source `user` reads where its values are people: the subject of their tokens. */
export const PERSON_FIELD = 'uid'
/** By whom the server changes what it changes by itself: the id of nobody. */
export const SYSTEM_UID = 'system'
/** An id that can be asked for: those of other shapes are nobody's. */
export const PERSON_ID = /^[^,]{1,100}$/
