"""The settings of the hub: people of the machine, who log in with their passwords, each with a server of their own."""

import os

c = get_config()  # type: ignore[name-defined]  # noqa: F821
folder = os.environ["HUB_FOLDER"]

c.JupyterHub.bind_url = os.environ["HUB_URL"]
c.JupyterHub.hub_port = int(os.environ["HUB_PORT"])
c.JupyterHub.db_url = f"sqlite:///{folder}/jupyterhub.sqlite"
c.JupyterHub.cookie_secret_file = f"{folder}/cookie_secret"
c.ConfigurableHTTPProxy.command = os.environ["HUB_PROXY"].split("\n")
c.ConfigurableHTTPProxy.api_url = os.environ["HUB_PROXY_API"]
c.ConfigurableHTTPProxy.pid_file = f"{folder}/proxy.pid"
c.Authenticator.allow_all = True  # whoever has an account on the machine: PAM asks for the password
c.Spawner.environment = {"PATH": os.environ["PATH"]}  # alembic, which nbgrader calls by its name, is there
