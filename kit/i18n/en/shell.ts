/** The frame: rail, menu, toolbar, profile and product menus, splash. */
export const shell = {
  signingIn: 'Signing in',
  signingOut: 'Signing out',
  loading: 'Starting Marquee',
  notEntitled: '%{name} is not entitled to any products',
  /** Permission pages of the specification's section 6, by their wire names. */
  pages: {
    dashboard: 'Dashboard',
    epg: 'EPG',
    cp_mediaoperations: 'Media operations',
    cp_live: 'Live',
    cp_vll: 'Virtual channels',
    cp_syndication: 'Syndication',
    cp_cmsstore: 'CMS store',
    cp_datastore: 'Datastore',
    cp_appconfig: 'App configuration',
    cp_ipconfig: 'IP configuration',
    cp_adconfig: 'Ad management',
    cp_policymgmt: 'Policy management',
    cp_notification: 'Notifications',
    cp_storefront: 'Storefronts',
    mops_service: 'Media service',
    mops_deliverer: 'Delivery',
    mops_encoding: 'Encoding',
    mops_assetmgmt: 'Asset management',
    mops_accountspath: 'Account paths',
  },
}
