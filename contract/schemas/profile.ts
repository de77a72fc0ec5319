import { Type, type Static } from 'typebox'

const photo = Type.Union([Type.String(), Type.Null()])

/** Who somebody is to others; `user_metadata` is what they chose themselves (calls.md section 11). */
export const Profile = Type.Object({
  displayName: Type.String(),
  /** What is shown where no name was chosen (ours). */
  accountName: Type.Optional(Type.String()),
  /** Below the API's base; `photoUrl` makes an address of it. */
  photoURL: photo,
  email: Type.String(),
  user_metadata: Type.Object({ displayName: Type.String(), photoURL: photo }),
})
export type Profile = Static<typeof Profile>
