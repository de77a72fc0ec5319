import { useTranslate } from 'ra-core'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useOwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import { Avatar } from '#kit/parts/layoutParts/Avatar.tsx'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { ToolbarMenu } from './ToolbarMenu.tsx'

const ProfileSheet = soon(() => import('./ProfileSheet.tsx').then((module) => module.ProfileSheet))

/** What belongs to whoever is signed in. */
export function ProfileMenu() {
  const translate = useTranslate()
  const { actor } = useConsole()
  const { photo } = useOwnProfile()
  const words = translate('shell.profileMenu', { name: actor.name })
  return (
    <ToolbarMenu
      name={words}
      says={words}
      icon={<Avatar name={actor.name} photo={photo} size={24} />}
      label={actor.name}
      Sheet={ProfileSheet}
    />
  )
}
