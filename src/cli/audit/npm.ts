import { execFile } from 'node:child_process';
import { z } from 'zod';
import { readJson } from '../../store/codec.ts';

/** The maximum size of npm's report in bytes. */
const MOST = 32 * 1024 * 1024;

/** An advisory, or the name of another package that has one. */
const CAUSE = z.union([z.string(), z.object({ title: z.string(), url: z.string(), severity: z.string() })]);
const REPORT = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(CAUSE), range: z.string() })),
  metadata: z.object({ dependencies: z.object({ prod: z.int() }) }),
});

/** The answer of npm about the packages, in lines for the person at the terminal. */
export interface Audited {
  says: string[];
  vulnerable: boolean;
}

/**
 * Asks npm for known vulnerabilities of the packages in a folder's lock file, without those for development.
 * @param registry the registry that npm asks; by default, the one that npm is set up with
 */
export async function askNpm(root: string, registry: string | null): Promise<Audited> {
  const args = ['audit', '--json', '--omit=dev', '--package-lock-only'];
  if (registry !== null) args.push(`--registry=${registry}`);
  const output = await new Promise<string>((done, failed) => {
    // npm ends with code 1 if it found something, so only a missing npm is an error.
    execFile('npm', args, { cwd: root, maxBuffer: MOST, encoding: 'utf8' }, (error, stdout) =>
      error !== null && error.code === 'ENOENT' ? failed(error) : done(stdout),
    );
  });
  const report = readJson<z.infer<typeof REPORT>>(output, REPORT);
  if (report === null)
    return {
      says: [
        'The registry doesn’t say which vulnerabilities are known, so nothing was checked.',
        'Save a list of advisories in a file, and run: npm run -s audit -- FILE',
      ],
      vulnerable: false,
    };
  const says = Object.entries(report.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) =>
      typeof cause === 'string' ? [] : [`${name} (${cause.severity}): ${cause.title}. ${cause.url}`],
    ),
  );
  const { prod } = report.metadata.dependencies;
  if (says.length === 0) says.push(`None of the ${prod} packages has a known vulnerability.`);
  return { says, vulnerable: Object.keys(report.vulnerabilities).length > 0 };
}
