import { smallBuild } from './smallBuild'
import type { BuildOptions } from './writeSmallBuild'
import { type Site, startSite } from 'scripts/nginx/startSite'
import type { SiteOptions } from 'scripts/nginx/siteFiles'

/** The objects that the tests of a file, or of a block in it, share. */
export interface OpenedSite {
  dist: string
  site: Site
}

/** Serves a build in small by nginx, for the tests of a file or of a block in it. */
export function openSite(build: BuildOptions = {}, options: Omit<SiteOptions, 'dist'> = {}): OpenedSite {
  const opened = {} as OpenedSite
  beforeAll(async () => {
    opened.dist = await smallBuild(build)
    opened.site = await startSite({ dist: opened.dist, ...options })
  })
  afterAll(() => opened.site.stop())
  return opened
}
