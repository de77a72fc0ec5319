import { useTranslate } from 'ra-core'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useOwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import { AccountFacts } from './parts/AccountFacts.tsx'
import { DisplayNameField } from './parts/DisplayNameField.tsx'
import { Heading, Help, Screen, Sheet } from './parts/layout.ts'
import { PhotoField } from './parts/PhotoField.tsx'
import { PreferencesSheet } from './parts/PreferencesSheet.tsx'
import { Rights } from './parts/Rights.tsx'

/** My Profile: who I am to others, what I may, and how I want to read (specification sections 2 and 3). */
export function Page() {
  const translate = useTranslate()
  const { profile } = useOwnProfile()
  // Elsewhere name and photo are the identity provider's alone.
  const isKept = useServiceHas('profile')
  return (
    <Screen>
      <Sheet aria-labelledby="own-profile">
        <Heading id="own-profile">{translate('profile.who')}</Heading>
        {isKept && (
          <>
            {profile ? <PhotoField /> : <Help role="status">{translate('profile.readFailed')}</Help>}
            <DisplayNameField />
          </>
        )}
        <AccountFacts />
      </Sheet>
      <PreferencesSheet />
      <Rights />
    </Screen>
  )
}
