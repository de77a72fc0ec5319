import Button from '@mui/material/Button'
import { useLogout, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { NO_PRODUCTS_KEY } from '#authProvider/products.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { MarqueeLogo } from '#kit/parts/icons/MarqueeLogo.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { documentTitle } from '../layout/pageTitle.ts'

/** A token without products: who, what to do next, and the way out (specification section 1). */
export function NoProducts() {
  const translate = useTranslate()
  const logout = useLogout()
  const { actor } = useConsole()
  const title = translate(NO_PRODUCTS_KEY, { name: actor.name })
  const tabTitle = documentTitle(title, undefined, translate('shell.product'))
  useEffect(() => {
    document.title = tabTitle
  }, [tabTitle])
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 16 }}>
      <MarqueeLogo size={56} />
      <EmptyState
        icon="layers"
        title={title}
        actions={
          <Button variant="contained" onClick={() => void logout()}>
            {translate('shell.logout')}
          </Button>
        }
      >
        {translate('shell.notEntitledText')}
      </EmptyState>
    </main>
  )
}
