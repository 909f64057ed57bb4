// A process of the suite: the honest visitors, whose clock the attackers' work must not hold up.
import { startVisitors } from './visitors.ts';

const [url, token, network] = process.argv.slice(2);
const visitors = await startVisitors(url!, token!, Number(network));
process.once('message', () => void visitors.stop().then((seen) => process.send!(seen, () => process.disconnect())));
