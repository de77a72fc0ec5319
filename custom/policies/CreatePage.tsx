import { PolicyScreen } from './PolicyScreen.tsx'

/** A new policy. */
export function CreatePage() {
  return <PolicyScreen record={undefined} />
}
