import { SplashScreen } from '#kit/parts/dialogs/SplashScreen.tsx'
import { LookProvider } from '#kit/parts/theme/LookProvider.tsx'
import { StartWords } from './StartWords.tsx'

type StartingProps = {
  words: 'shell.loading' | 'shell.signingOut' | 'errors.invalidAccessToken'
  /** Key of a second line. */
  more?: string | undefined
}

/** Logo and spinner while the console starts and while it signs out (specification section 4). */
export function Starting({ words: key, more }: StartingProps) {
  return (
    <StartWords>
      <LookProvider>
        <SplashScreen reason={key} more={more} />
      </LookProvider>
    </StartWords>
  )
}
