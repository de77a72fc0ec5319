import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link, useLocation, useNavigate } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { dashboardPath } from '#kit/parts/routes/paths.ts'

/** The first entry of a history has this key: there is nothing of ours before it. */
const FIRST = 'default'

type NotBuiltPageProps = {
  /** i18n keys: the page's title, and what it will be. */
  title: string
  about: string
}

/** A page of the specification that is still to come. */
export function NotBuiltPage({ title, about }: NotBuiltPageProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { key } = useLocation()
  const { product } = useConsole()
  return (
    <>
      <PageHead title={translate(title)} />
      <EmptyState
        icon="spark"
        title={translate('pages.notBuilt')}
        actions={
          <>
            {key !== FIRST && (
              <Button variant="contained" onClick={() => void navigate(-1)}>
                {translate('pages.notBuiltBack')}
              </Button>
            )}
            <Button variant={key === FIRST ? 'contained' : 'outlined'} component={Link} to={dashboardPath(product)}>
              {translate('shell.toDashboard')}
            </Button>
          </>
        }
      >
        {translate(about)}
      </EmptyState>
    </>
  )
}
